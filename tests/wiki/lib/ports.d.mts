interface Place {
  readonly port: number;
  readonly address: string;
}
export const WIKI: Place;
export const ELSEWHERE: Place;
