/** Classes of the lists of Radix's Select and DropdownMenu. */
export const options = {
  list: 'z-options max-w-[calc(100vw-1rem)] rounded border border-field bg-white p-1',
  option:
    'option cursor-pointer rounded-[2px] px-[0.65rem] data-highlighted:bg-lajvard-700 data-highlighted:text-white data-highlighted:outline-none',
};

/** Where a list may stand, in px: clear of the bar and the screen's edges. */
export const collisionPadding = { top: 88, right: 8, bottom: 8, left: 8 };
