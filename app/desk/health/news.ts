/** What an owner can do since this version, the newest first. */
export const news = [
  'Say whether an answered message was won or lost, who looks after it, and a day to ask again.',
  'Your answers come from your name, with your signature: both stand under “Who is signed in”.',
  'One mail in the morning says what waits for you. The links in it lead to the message here.',
  'See your site as on a phone, a tablet or a computer, under “Words”.',
  'A letter’s page says how many visits and messages its links brought.',
  'Answer a message from the desk, with replies that you have saved; it goes out by mail, with the visitor’s words below.',
  'See with each message on which page the visit began, and which page led to the form.',
  '“Visits” counts who pressed WhatsApp, phone or mail, and shows any days beside those before.',
  'Begin a new page as a copy of another, put it into the menu where the menu stands, and give it a day to go live.',
  'Write articles and letters with buttons for headings, lists, links and pictures; paste from Word or Google Docs.',
  'Change words and pictures where they stand on the page: “Words”.',
] as const;
