/** What a tab tells the others: a board was written as this revision, or removed (null). */
export interface BoardNews {
  readonly id: string;
  readonly revision: number | null;
}

function isNews(data: unknown): data is BoardNews {
  if (typeof data !== "object" || data === null) return false;
  const { id, revision } = data as Partial<BoardNews>;
  return typeof id === "string" && (revision === null || Number.isInteger(revision));
}

/** The way between the tabs of this page. */
export class Channel {
  readonly #channel = new BroadcastChannel("berserk-rules boards");

  constructor(hear: (news: BoardNews) => void) {
    this.#channel.onmessage = ({ data }) => {
      if (isNews(data)) hear(data);
    };
  }

  tell(news: BoardNews): void {
    this.#channel.postMessage(news);
  }

  close(): void {
    this.#channel.close();
  }
}
