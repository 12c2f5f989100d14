import type { Project } from '#content/types.ts';

export const educationPortal = {
  slug: 'education-portal',
  title: 'Learning and Admissions Portal',
  tagline: 'One record from admission form to result card.',
  shortDescription:
    'Online admissions and fee challans, lessons and result cards for schools, colleges and academies.',
  category: 'Education',
  ground: 'lajvard',
  tags: ['LMS', 'Admissions', 'Portal', 'Reports'],
  tech: ['React', 'Django', 'PostgreSQL', 'Celery', 'Redis', 'FFmpeg', 'HLS'],
  overview: [
    'Admission season usually means photocopied B-forms and a queue at the accounts window. With the portal a parent applies from home, books the entry test, and downloads a fee challan the bank accepts. The office checks each file on screen and publishes the merit list from it.',
    'After enrollment the same record carries attendance and marks. Lectures are converted to several qualities for weak connections and can be watched again before the exam. Quizzes save each answer as it is chosen; a power cut does not cost the attempt.',
    'The grading scheme belongs to the institution, whether it gives board percentages or a semester GPA. Parents read the published result in English or Urdu on whatever phone they own.',
  ],
  features: [
    {
      title: 'Online admissions',
      text: 'Applicants see whether the B-form was readable and when they sit the test. The offer letter arrives without a visit to the office.',
    },
    {
      title: 'Challans that reconcile',
      text: 'Sibling discounts and late fines by rule, installments where you allow them. A bank challan and an online payment are reconciled by the same number.',
    },
    {
      title: 'Courses and lectures (LMS)',
      text: 'Lessons stand in order, video beside slides. A teacher can copy last term’s course and change only what is new.',
    },
    {
      title: 'Quizzes and assignments',
      text: 'Timed attempts from a question bank, and a marking queue for handwritten work that pupils photograph at home.',
    },
    {
      title: 'Attendance and timetable',
      text: 'Teachers mark the class on a phone. An absence message goes to the parent after the register closes.',
    },
    {
      title: 'Results and transcripts',
      text: 'Marks pass from teacher to controller before publication. Printed transcripts carry a code for verification.',
    },
    {
      title: 'Faculty workspace',
      text: 'Substitutions and leave beside each teacher’s course files. The head of department sees who has taught six periods already.',
    },
  ],
  businessImpact: [
    {
      title: 'Admissions work from one list',
      text: 'Incomplete files stand out and test scores sit beside them, which ends the counting of folders.',
    },
    {
      title: 'Fee reminders are exact',
      text: 'Accounts writes only to the families who owe, and the challan is attached.',
    },
    {
      title: 'A course is prepared once',
      text: 'A recorded lecture serves the evening section as well, and the question bank is there for the next batch.',
    },
    {
      title: 'Parents check before they call',
      text: 'Tonight’s homework and the date of the test are in the account already.',
    },
    {
      title: 'Inspection papers are ready',
      text: 'Enrollment and attendance registers can be printed in the form a board or university asks for.',
    },
  ],
  why: 'Separate tools are common in {category}: a fee program in accounts, a learning site for teachers, results in Excel. Joining them around one student record removes most of the retyping. Choose this type if admissions and online learning matter as much to you as fee collection.',
  images: ['education-portal.svg', 'education-portal-2.svg'],
  figure:
    'One challan in three identical copies: the stamp on the parent’s torn-off part is the tick in the yellow row of the phone.',
  call: {
    title: 'Admit one imaginary child',
    text: 'Send last year’s admission form, however many pages it has. In the free demo you apply as the parent, then check the same form at the office’s screen and issue the challan.',
  },
  greeting: 'Hello, I am asking about an admissions and learning portal for our institution.',
  industry: 'education',
  tradeLink: 'How a school gets through fee week and result day',
  related: 'The rest of the school office, and a film',
  services: ['school-management', 'custom-website-development', 'video-production'],
} satisfies Project;
