// All of React and Radix in one file, as each island needs most of it; each is evaluated when it is asked for.
export const react = () => import('react-dom/client');
export const filterMenu = () => import('#browser/islands/filter-menu.tsx');
export const select = () => import('#browser/islands/select.tsx');
export const toast = () => import('#browser/islands/toast.tsx');
