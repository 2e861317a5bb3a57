import type { Page } from 'playwright-core';

/** The controls in sight of which a part is covered by something else that does not go away by scrolling. */
export const coveredControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** What of an element is left in sight by what scrolls and by the window. */
    const seen = (element: Element): DOMRect | null => {
      let { left, right, top, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const box = around.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      [left, right] = [Math.max(left, 0), Math.min(right, window.innerWidth)];
      [top, bottom] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
      return right - left < 6 || bottom - top < 6 ? null : new DOMRect(left, top, right - left, bottom - top);
    };
    const controls = [...document.querySelectorAll('button, select, input, [role=slider], summary')];
    return controls.flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('svg')) return [];
      const box = seen(control);
      if (!box) return [];
      const y = (box.top + box.bottom) / 2;
      const floats = (top: Element): boolean => {
        for (let around: Element | null = top; around && !around.contains(control); around = around.parentElement)
          if (['sticky', 'fixed'].includes(getComputedStyle(around).position)) return true;
        return false;
      };
      const covers = [box.left + 2, (box.left + box.right) / 2, box.right - 2]
        .map((x) => document.elementFromPoint(x, y))
        .find((top) => top !== null && !control.contains(top) && !top.contains(control) && !floats(top));
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return covers ? [`${name}: covered by ${covers.tagName.toLowerCase()}.${covers.getAttribute('class')}`] : [];
    });
  });
