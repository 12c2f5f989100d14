// For an island that comes while somebody types: evaluated in a task of its own, before the island.
export { createRoot } from 'react-dom/client';
