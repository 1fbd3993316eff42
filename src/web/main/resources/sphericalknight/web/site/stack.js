// On a phone, the boards of one picture that stand side by side are put one below the other, or two in a row.

const MARGIN = 36;
const GAP = 20;
const BESIDE = 28;

/** So many pixels of a picture are wide enough for a phone, where they are drawn at three quarters of their size. */
const MOST = 450;

/** An operator between two boards is narrower than this, and goes with the board that follows. */
const OPERATOR = 60;

const isPhone = matchMedia('(max-width: 30rem)');

const place = part => /^translate\(([-\d.]+) ([-\d.]+)\)$/.exec(part.getAttribute('transform') ?? '')?.slice(1).map(Number);

/** The lines of a row or column, each with its parts from left to right; none if the group is a single figure. */
function lines(group, width, height) {
  const parts = [...group.children].filter(each => each.tagName !== 'text');
  if (!parts.every(place)) {
    return [];
  }
  const found = [];
  let last = Infinity;
  for (const part of parts) {
    const [x, y] = place(part);
    if (x <= last) {
      found.push({ top: y, parts: [] });
    }
    found.at(-1).parts.push({ part, x, y });
    last = x;
  }
  found.forEach(line => {
    line.top = Math.min(...line.parts.map(({ y }) => y));
    line.parts.forEach((each, i) => {
      const next = line.parts[i + 1];
      each.wide = next ? next.x - each.x : Math.min(width - each.x, right(each.part));
    });
  });
  found.forEach((line, i) => {
    const bottom = i + 1 < found.length ? found[i + 1].top - GAP : height;
    line.high = bottom - line.top;
  });
  return found;
}

/** Where a figure ends on the right; unknown, and so far away, if it is not drawn yet. */
function right(part) {
  const { x, width } = part.getBBox();
  return width > 0 ? x + width : Infinity;
}

/** Lays a group out anew, and gives back its width and height. */
function flow(group, width, height) {
  const found = lines(group, width, height);
  if (!found.length) {
    return [width, height];
  }
  let used = 0;
  let { top } = found[0];
  for (const line of found) {
    let { high } = line;
    let x = 0;
    if (line.parts.length === 1) {
      [line.parts[0].wide, high] = flow(line.parts[0].part, line.parts[0].wide, high);
    }
    line.parts.forEach(({ part, y, wide }, i) => {
      const needed = wide < OPERATOR ? wide + (line.parts[i + 1]?.wide ?? 0) : wide;
      if (x > 0 && x + needed > MOST + BESIDE) {
        x = 0;
        top += high + GAP;
      }
      part.setAttribute('transform', `translate(${x} ${top + y - line.top})`);
      x += wide;
      used = Math.max(used, x);
    });
    top += high + GAP;
  }
  return [used, top - GAP];
}

/** Makes a wide picture narrow, if it is made of several. It must be in the page; one that is narrow already stays as it is. */
export function stack(svg) {
  const { width, height } = svg.viewBox.baseVal;
  const whole = svg.querySelector(':scope > g');
  if (!isPhone.matches || !whole || width <= MOST + MARGIN) {
    return;
  }
  const [narrow, high] = flow(whole, width - MARGIN, height - MARGIN);
  for (const each of [svg, svg.querySelector(':scope > rect')]) {
    each.setAttribute('width', narrow + MARGIN);
    each.setAttribute('height', high + MARGIN);
  }
  svg.setAttribute('viewBox', `0 0 ${narrow + MARGIN} ${high + MARGIN}`);
  if (narrow <= MOST + BESIDE) {
    svg.style.minWidth = '';
    svg.parentElement?.removeAttribute('tabindex');
  }
}
