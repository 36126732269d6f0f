/**
 * Lists touch targets that are smaller than the minimum, measured where a touch is handled: a label counts for its
 * field, a card for its link. Links inside sentences are exempt, as in WCAG. Runs in the browser, so it uses nothing
 * from outside. `within` is a selector.
 */
export function findSmallTargets(within: string): string[] {
  // WCAG 2.5.5, in CSS pixels.
  const minSize = 44;
  const faults: string[] = [];
  const touched = "a[href], button, input:not([type=hidden]), select, textarea, summary";
  const inSentence = (element: Element) => {
    if (!element.matches("a") || getComputedStyle(element).display !== "inline") return false;
    const parent = element.parentElement as Element;
    const texts = [...parent.childNodes].filter(
      (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    return texts.length > 0;
  };
  for (const element of document.querySelectorAll<HTMLElement>(`${within} :is(${touched})`)) {
    if (
      !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true } as never)
    )
      continue;
    // The spam honeypot cannot be reached by users.
    if (element.closest("[inert]") || element.tabIndex < 0 || inSentence(element)) continue;
    const first = element.getBoundingClientRect();
    if (first.width >= minSize && first.height >= minSize) continue;
    if (first.width <= 1 || first.right < 0 || first.bottom + scrollY < 0) continue;
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const label = (element as HTMLInputElement).labels?.[0];
    const answers = (left: number, top: number) => {
      const hit = document.elementFromPoint(left, top);
      return !!hit && (element.contains(hit) || !!label?.contains(hit));
    };
    // How far a touch is handled on each side of the centre, up to the minimum size.
    const reach = (dx: number, dy: number) => {
      let far = 0;
      while (far < minSize && answers(x + dx * (far + 1), y + dy * (far + 1))) far += 1;
      return far;
    };
    const width = Math.max(box.width, reach(1, 0) + reach(-1, 0) + 1);
    const height = Math.max(box.height, reach(0, 1) + reach(0, -1) + 1);
    if (width < minSize - 0.5 || height < minSize - 0.5)
      faults.push(
        `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.replace(/<svg.*?<\/svg>/g, "").slice(0, 140)}`,
      );
  }
  return faults;
}

/**
 * Lists buttons and cards less than 8 px apart, and overlapping links, except links inside sentences. Menu rows may
 * touch each other because they are high enough; so may the parts of one choice. Runs in the browser, so it uses
 * nothing from outside.
 */
export function findCloseTargets(within: string): string[] {
  const faults: string[] = [];
  const minGap = 8;
  const visible = [...document.querySelectorAll(`${within} :is(a[href], button)`)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true } as never))
    .filter((element) => !element.closest(".segmented"))
    .filter((element) => getComputedStyle(element).display !== "inline")
    .map((element) => {
      const style = getComputedStyle(element);
      const solid = !/transparent|, 0\)$/.test(style.backgroundColor);
      const surface = solid || Number.parseFloat(style.borderTopWidth) > 0;
      return { element, box: element.getBoundingClientRect(), surface };
    })
    .filter(({ box }) => box.width > 1 && box.height > 1);
  for (const [index, one] of visible.entries())
    for (const other of visible.slice(index + 1)) {
      const across = Math.max(one.box.left - other.box.right, other.box.left - one.box.right);
      const down = Math.max(one.box.top - other.box.bottom, other.box.top - one.box.bottom);
      const distance = Math.round(Math.max(across, down));
      if (distance < (one.surface && other.surface ? minGap : 0))
        faults.push(
          `${distance} px between « ${one.element.textContent} » and « ${other.element.textContent} »`,
        );
    }
  return faults;
}
