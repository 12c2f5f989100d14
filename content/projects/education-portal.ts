import type { Project } from '../types';

export const educationPortal = {
  slug: 'education-portal',
  title: 'Learning and Admissions Portal',
  tagline: 'One record from admission form to result card.',
  shortDescription:
    'Admissions, online courses, attendance, fees and results for schools, colleges and academies in one portal.',
  category: 'Education',
  ground: 'lajvard',
  tags: ['LMS', 'Admissions', 'Portal', 'Reports'],
  tech: ['React', 'Django', 'PostgreSQL', 'Celery', 'Redis', 'FFmpeg', 'HLS'],
  overview: [
    'Admission season usually means paper forms, photocopied B-forms and a queue at the accounts window. With the portal a parent applies from home, uploads documents, books the entry test and downloads a fee challan the bank accepts. The office checks each file on screen and publishes the merit list from it.',
    'After enrollment the same record carries timetable, attendance, coursework and marks. Lectures are converted to several qualities for weak connections and can be watched again before the exam. Quizzes save each answer as it is chosen; a power cut does not cost the attempt.',
    'The grading scheme belongs to the institution, whether board percentages, O and A Level grades or a semester GPA. Parents read the published result in English or Urdu on whatever phone they own.',
  ],
  features: [
    {
      title: 'Online admissions',
      text: 'Form, documents, test slot, merit list and offer letter. Applicants follow their status without visiting the office.',
    },
    {
      title: 'Fees and challans',
      text: 'Installments, sibling discounts, late fines and scholarships, with bank challans and online payment reconciled by number.',
    },
    {
      title: 'Courses and lectures (LMS)',
      text: 'Lessons in order, with video, slides and files. A teacher can copy last term’s course and change only what is new.',
    },
    {
      title: 'Quizzes and assignments',
      text: 'Question banks, timed attempts and plain feedback, and a marking queue for handwritten work sent as photos.',
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
      text: 'Loads, substitutions, leave and course files for each teacher, visible to the head of department.',
    },
  ],
  businessImpact: [
    {
      title: 'Admissions work from one list',
      text: 'Incomplete files, test scores and offers are seen together, which ends the counting of folders.',
    },
    {
      title: 'Fee reminders are exact',
      text: 'Accounts writes to the families who owe, with the amount and the challan attached.',
    },
    {
      title: 'A course is prepared once',
      text: 'A recorded lecture or question bank serves the next batch and the evening section as well.',
    },
    {
      title: 'Parents check before they call',
      text: 'Attendance, homework and dates are in the account already.',
    },
    {
      title: 'Inspection papers are ready',
      text: 'Enrollment, attendance and result registers can be filtered and printed in the form a board or university asks for.',
    },
  ],
  why: 'Separate tools are common in {category}: a fee program in accounts, a learning site for teachers, results in Excel. Joining them around one student record removes most of the retyping. Choose this type if admissions and online learning matter as much to you as fee collection.',
  images: ['education-portal.svg', 'education-portal-2.svg'],
  figure:
    'One challan in three identical copies: the stamp on the parent’s torn-off part is the tick in the yellow row of the phone.',
  call: { title: '', text: '' },
  greeting: 'Hello, I am asking about an admissions and learning portal for our institution.',
  industry: 'education',
  tradeLink: '',
  related: 'What goes into it',
  services: ['school-management', 'custom-website-development', 'video-production'],
} satisfies Project;
