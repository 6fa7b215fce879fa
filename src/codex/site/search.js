// The search, and the examples step by step.
"use strict";

// As `fold` in src/codex/search.rs: small letters without accents, plain apostrophes, `œ`, `æ` and `ß` in two letters.
const fold = (text) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘]/g, "'")
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/ß/g, "ss")
    .replace(/\s/g, " ");

const line = document.getElementById("search");
const list = document.getElementById("found");
const pages = PAGES.map(([title, id, place, text]) => ({
  title,
  id,
  place,
  head: fold(title + " " + id),
  text: fold(text),
}));

// Lists the rules in which every word of the search stands: those whose title begins with it, other titles, other texts.
const search = () => {
  const query = fold(line.value.trim());
  const words = query.split(" ").filter((word) => word);
  const has = (text) => words.every((word) => text.includes(word));
  const rank = (page) => (page.head.startsWith(query) ? 0 : has(page.head) ? 1 : has(page.text) ? 2 : 3);
  const ranked = words.length === 0 ? [] : pages.map((page) => [rank(page), page]).filter(([place]) => place < 3);
  ranked.sort(([one], [other]) => one - other);
  const items = ranked.slice(0, 40).map(([, page]) => {
    const link = document.createElement("a");
    link.href = page.place;
    link.textContent = page.title;
    const id = document.createElement("span");
    id.className = "soft";
    id.textContent = " " + page.id;
    const item = document.createElement("li");
    item.append(link, id);
    return item;
  });
  list.replaceChildren(...items);
  list.hidden = items.length === 0;
};
line.addEventListener("input", search);
// Whoever follows a link of the list reads on below it.
list.addEventListener("click", () => {
  line.value = "";
  search();
});

// Shows one step of each example at a time; without this script all of them stand below each other.
for (const example of document.querySelectorAll("details.example")) {
  const steps = [...example.querySelectorAll("ol.steps > li")];
  const [back, on] = example.querySelectorAll("nav button");
  const count = example.querySelector("nav output");
  let place = 0;
  const show = (to) => {
    place = Math.max(0, Math.min(steps.length - 1, to));
    steps.forEach((step, number) => (step.hidden = number !== place));
    count.textContent = place + " / " + (steps.length - 1);
    back.disabled = place === 0;
    on.disabled = place === steps.length - 1;
  };
  back.addEventListener("click", () => show(place - 1));
  on.addEventListener("click", () => show(place + 1));
  example.querySelector("nav").hidden = steps.length < 2;
  show(0);
}

// Whoever comes for a rule sees its example at once.
const unfold = () => {
  const rule = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const example = rule && rule.querySelector("details.example");
  if (example) example.open = true;
};
window.addEventListener("hashchange", unfold);
unfold();
