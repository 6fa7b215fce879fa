// Lists the rules in which every word of the search stands, those by title first.
const line = document.getElementById("search");
const list = document.getElementById("found");
line.addEventListener("input", () => {
  const words = line.value.toLowerCase().split(/\s+/).filter((word) => word);
  list.replaceChildren();
  if (words.length === 0) return;
  const has = (text) => words.every((word) => text.toLowerCase().includes(word));
  const byTitle = PAGES.filter(([title, id]) => has(title + " " + id));
  const byText = PAGES.filter(([title, id, , text]) => !has(title + " " + id) && has(text));
  for (const [title, id, place] of [...byTitle, ...byText].slice(0, 40)) {
    const link = document.createElement("a");
    link.href = place;
    link.textContent = title + " (" + id + ")";
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
});
