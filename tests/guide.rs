//! The Rust that the guide shows, and what it says that it prints.

#[path = "../www/src/guide/programs/first.rs"]
mod first;

#[test]
fn the_guides_example_tells_what_the_guide_says() {
    let told = first::wounded(&[2, 1, 1]).unwrap();
    let said = include_str!("../www/src/guide/programs/first.txt");
    assert_eq!(told, said.lines().collect::<Vec<_>>());
}
