import { plainPage } from '#lib/http/answer.ts';

/** In place of the desk where another server than this project's own runs the site. */
function answer(): Response {
  const text = 'It has headers and a policy that this server does not send: run npm start.';
  return plainPage(503, 'The desk wants npm start', [{ text }]);
}

export { answer as GET, answer as POST };
