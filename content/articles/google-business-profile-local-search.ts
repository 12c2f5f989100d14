import type { Article } from '#content/types.ts';

export const googleBusinessProfileLocalSearch = {
  slug: 'google-business-profile-local-search',
  title: 'Found on Google Maps: your Business Profile, done properly',
  excerpt:
    'The free listing that decides who appears on the map when someone nearby is looking. How to claim it in an evening, and what to check each month.',
  cover: { word: 'Found', department: 'marketing' },
  date: '2025-11-11',
  category: 'SEO',
  figure:
    'The profile should say what the board and the plate say, and its pin belongs at the door that customers use.',
  content: `
<p>When someone in Gulberg types “dentist near me”, Google usually answers with a map and three
names. Those names come from Business Profiles, which cost nothing. You can claim and fill in yours
in an evening. Keeping it true takes a little time each month, and that is where most profiles are
neglected.</p>

<h3>What Google looks at</h3>
<p>Google names three factors. <strong>Relevance</strong> is how well the profile matches the words
of the search. <strong>Distance</strong> is how far you are from the person, or from the place they
typed. <strong>Prominence</strong> is how well known you are, judged from reviews, links and
mentions elsewhere. Nobody can pay for a better place in these unpaid results, and moving the shop
is seldom practical, so the work goes into relevance and prominence.</p>

<h3>Claim it</h3>
<ol>
<li>Search for your name and area in Google Maps. A customer may have added the place already. If
it exists, use “Claim this business”. A second listing would split your reviews.</li>
<li>Use a Google account that belongs to the business. If an employee or an agency owns the
profile, you may lose it when they leave. Add helpers as managers.</li>
<li>Verify. Google chooses the method, which may be a call, an SMS, an email or a video. For a
video, film without a cut: the street and its signs, your board, then something only the owner
could show, such as opening the shutter or the till.</li>
</ol>

<h3>Fill it in to match the search</h3>
<ul>
<li><strong>Name.</strong> Exactly as on your board. Adding “best AC repair Lahore” breaks the
rules and can get the profile suspended.</li>
<li><strong>Category.</strong> Choose the most specific one that is true: “Pakistani restaurant”
before “Restaurant”. A few more can be added, only for things you really do.</li>
<li><strong>Pin.</strong> Drag it to the door customers use. Then ask a friend who has never been
there to navigate to it.</li>
<li><strong>Hours.</strong> Enter the week, then add special hours for Ramadan and both Eids. A
closed door after a long drive earns a one-star review.</li>
<li><strong>Phone and website.</strong> Give the number that is answered. Add UTM tags to the link,
such as <em>?utm_source=google&amp;utm_medium=organic&amp;utm_campaign=gbp</em>, so that Analytics
can tell these visits from other searches.</li>
<li><strong>Services and products.</strong> List them by the names customers use, each with a line
of description.</li>
<li><strong>Service area.</strong> If you go to the customer, hide the address and list the areas
you cover.</li>
</ul>

{figure}

<h3>Show the real place</h3>
<p>Begin with the front as seen from the road in daylight, because people look for it while
driving. Add the inside and what you sell. Stock pictures and posters full of
text help nobody decide. A few new photographs every month show that the business is alive.</p>

<h3>Reviews, asked for honestly</h3>
<p>The profile gives you a review link and a QR code. Put the code on the receipt or at the counter
and send the link on WhatsApp when the job is done. Ask everyone. Offering a discount for a review,
or asking only those who are sure to be happy, is against Google’s policy.</p>
<p>Answer every review, the bad ones first and calmly: say what happened, what you did about it,
and how to reach you. Keep the customer’s private matters out of it, above all in a clinic or a law
office. You can report a review that breaks the rules. One that is merely unfair will stay, and a
fair answer under it is read by everyone who comes later.</p>

<h3>The half that lives on your website</h3>
<p>Google compares the profile with what it finds elsewhere. Write the same name, address and phone
number on your contact page, your Facebook page and any directory. Put the address as text and not
only inside a picture. Give each branch and each main service a page of its own, and ask your
developer for LocalBusiness structured data. We describe that side of the work under
<a href="/services/seo">SEO</a>.</p>

<h3>Half an hour a month</h3>
<ul>
<li>Open Performance and copy the calls, direction requests, website clicks and search terms into
a sheet of your own.</li>
<li>Look for edits that Google or the public have suggested, and correct the wrong ones.</li>
<li>Check the hours against the holidays coming up.</li>
<li>Add photographs, and post an offer or a notice if you have one.</li>
<li>Answer reviews that are still waiting.</li>
</ul>
<p>Do not judge the result by searching from your own counter. Distance makes you look first there.
Calls and direction requests, compared with earlier lines of your sheet, are a better measure.</p>
`,
} satisfies Article;
