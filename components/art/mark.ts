export const mark = {
  size: 48,
  window: 'M24 4 38 16V37H10V16z',
  /** Filled even-odd. Straight edges are at even numbers, to fall on whole pixels at 24 px. */
  house:
    'M0 10C10 9 13 0 24 0S38 9 48 10V14H42V38H46V42H2V38H6V14H0z' +
    'M14 26V18.4A3.1 3.1 0 0115.8 15.6A3.1 3.1 0 0120.3 12.8A3.9 3.9 0 0121.7 10.8' +
    'C23 9.9 23.6 8.4 24 6 24.4 8.4 25 9.9 26.3 10.8A3.9 3.9 0 0127.7 12.8' +
    'A3.1 3.1 0 0132.2 15.6A3.1 3.1 0 0134 18.4V26z' +
    'M12 32l4-4 4 4-4 4zM20 32l4-4 4 4-4 4zM28 32l4-4 4 4-4 4z' +
    'M9 43.6H39C36 47 28 45 24 48 20 45 12 47 9 43.6z',
} as const;
