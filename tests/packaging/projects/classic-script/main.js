document.querySelector("berserk-board").addEventListener("berserk-load", (event) => {
  document.getElementById("said").textContent = `level ${event.detail.snapshot.cards[0].life.level}`;
});
