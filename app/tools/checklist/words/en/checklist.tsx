import type { ReactNode } from 'react'

const situations = {
  basics: { choice: '', heading: 'For everyone' },
  eviction: { choice: 'An eviction', heading: 'With an eviction' },
  'broken-lease': { choice: 'A broken lease', heading: 'With a broken lease' },
  'bad-credit': { choice: 'Bad credit', heading: 'With bad credit' },
  record: { choice: 'A record', heading: 'With a record' },
  'first-home': { choice: 'No rental history', heading: 'With no rental history' },
  'own-work': { choice: 'Own business or cash pay', heading: 'With your own business or cash pay' },
  benefits: { choice: 'Benefits or a voucher', heading: 'With benefits or a voucher' },
  pets: { choice: 'A pet', heading: 'With a pet' },
  'co-signer': { choice: 'A co-signer', heading: 'With a co-signer' },
}

const papers = {
  'photo-id': {
    name: 'A photo ID for each adult',
    why: 'It shows that you are you.',
    how: 'Lost it? Ask your state’s ID office what a new one costs. Some states waive the fee if you have no home. A shelter or case worker can help you ask.',
  },
  'pay-stubs': {
    name: 'Pay stubs of the last two months',
    why: 'Many landlords want to see that you earn about three times the rent.',
    how: 'Your boss or the pay office can print them. They cost nothing.',
  },
  bank: {
    name: 'Bank statements of the last two months',
    why: 'They show that money comes in.',
    how: 'Print them from your bank’s site. Black out all but the last four digits of the account number.',
  },
  homes: {
    name: 'A list of the homes you had in the last three years',
    why: 'The landlord will ask for dates, names and phone numbers.',
    how: 'Write it once. Make copies. If a stay went badly, say so in one plain line.',
  },
  people: {
    name: 'Two people who speak for you',
    why: 'A good word can weigh more than a score.',
    how: 'An old landlord, a boss, a case worker, a pastor. Ask them first. Write down name, phone and how they know you.',
  },
  'credit-reports': {
    name: 'Your own credit reports',
    why: 'You see what they will see. You can fix what is wrong before they look.',
    how: 'Each of the three big bureaus gives you a free copy every week at AnnualCreditReport.com. By phone, 1-877-322-8228, by law one free copy a year.',
  },
  cash: {
    name: 'The cash for day one',
    why: 'Rent, deposit and fees are often due at once.',
    how: 'Add it up first, so that no fee is a surprise.',
  },
  'eviction-case': {
    name: 'The court papers of the case',
    why: 'They show how it ended. A case that was dropped or settled is not the same as one you lost.',
    how: 'Ask the clerk of the court. Many courts let you read a case online for free. If a copy costs money, ask if the fee can be waived.',
  },
  'eviction-paid': {
    name: 'Proof of what you paid, or your plan to pay',
    why: 'A debt that is paid, or being paid, scares a landlord less.',
    how: 'Ask the old landlord or the collector for one line in writing: paid in full, or how much is left.',
  },
  'eviction-letter': {
    name: 'A short letter that tells what happened',
    why: 'They will find it. It is better that they hear it from you.',
    how: 'Half a page: what happened, what has changed, what you offer.',
  },
  'old-lease': {
    name: 'The old lease and your notice',
    why: 'They show when you left and what was still due.',
    how: 'Ask the old landlord for a copy by e-mail. Search your own mail for the word “lease”.',
  },
  'lease-balance': {
    name: 'What you still owe, in writing',
    why: 'A number on paper ends a guess.',
    how: 'Ask the old landlord for the balance. If it is paid, ask for a line that says so.',
  },
  'lease-reason': {
    name: 'Proof of why you left',
    why: 'A lost job, an illness or a home that was not safe is a reason people understand.',
    how: 'A letter from the old job, a doctor’s note, a report. You choose what you share. You do not have to tell it all.',
  },
  bills: {
    name: 'A year of bills you paid on time',
    why: 'Phone, light and car bills may not be in your score. On paper they count.',
    how: 'Print the list of payments from each company’s site, or ask for it by phone.',
  },
  debts: {
    name: 'Letters about debts you are paying off',
    why: 'They show that it gets better.',
    how: 'Each lender can send you the balance and what you paid.',
  },
  'credit-letter': {
    name: 'A short letter about your credit',
    why: 'A score has no story. You have one.',
    how: 'Say what went wrong, and what you do now.',
  },
  'case-end': {
    name: 'The court paper that ends the case',
    why: 'It shows what you were found guilty of, or that the case was dropped. A report may not say that.',
    how: 'Ask the clerk of that court. It is often called the disposition.',
  },
  finished: {
    name: 'Proof of what you finished',
    why: 'Parole, a class, a program: it shows where you stand now.',
    how: 'Ask your officer or the program for a letter. It should cost nothing.',
  },
  'record-people': {
    name: 'A letter from someone who knows you now',
    why: 'A boss or counselor can say what a report cannot.',
    how: 'Ask for three lines and a phone number.',
  },
  'not-mine': {
    name: 'If the record is not yours: proof of who you are',
    why: 'Reports mix up people with the same name.',
    how: 'A copy of your ID and a bill. There is a letter for this.',
  },
  'job-letter': {
    name: 'A letter from your job or school',
    why: 'It stands in for the landlord you have not had.',
    how: 'Ask for the start date, the pay and a phone number.',
  },
  'paid-rent': {
    name: 'A note from someone you paid for a room',
    why: 'Rent to a parent or a friend is rent too.',
    how: 'They write how long, how much, and if it came on time. Add bank lines if you have them.',
  },
  savings: {
    name: 'Proof of savings',
    why: 'A few months of rent in the bank calm a landlord.',
    how: 'Print the balance from your bank’s site.',
  },
  taxes: {
    name: 'Tax returns of the last two years',
    why: 'Without pay stubs they are the best proof of income.',
    how: 'The IRS gives you a copy of the main lines, a transcript, for free.',
  },
  'six-months': {
    name: 'Bank statements of the last six months',
    why: 'They show good months and slow ones.',
    how: 'Print them from your bank’s site. Mark the lines that are pay.',
  },
  'pay-list': {
    name: 'A list of what you earned each month',
    why: 'It is quick to read.',
    how: 'Date, who paid, how much. Add it up. Sign it. Write only what is true.',
  },
  payers: {
    name: 'A note from each person who pays you in cash',
    why: 'Cash leaves no line in the bank.',
    how: 'Name, phone, what you do, what they pay.',
  },
  award: {
    name: 'Your award letter',
    why: 'It proves the amount and that it comes each month.',
    how: 'Social Security gives it for free, online or at 1-800-772-1213. Other offices can print theirs.',
  },
  voucher: {
    name: 'Your voucher and the form for the landlord',
    why: 'The landlord fills in a form before the office says yes to the home.',
    how: 'Your housing office gives you both. Bring the name and phone of your worker there.',
  },
  support: {
    name: 'A list of child support or other payments',
    why: 'It is income too.',
    how: 'Ask the state office for your payment history.',
  },
  shots: {
    name: 'Shot records and a photo',
    why: 'Many landlords ask for breed, weight and shots.',
    how: 'Your vet prints the record. Some cities and shelters hold free shot days.',
  },
  'pet-word': {
    name: 'A good word from a past landlord',
    why: 'It says that there was no damage and no noise.',
    how: 'Two lines by e-mail are enough. A service or support animal has rules of its own: ask legal aid.',
  },
  'co-signer-papers': {
    name: 'Their photo ID and pay stubs',
    why: 'They are checked like you.',
    how: 'Ask early. They must also agree to a credit check.',
  },
  'co-signer-knows': {
    name: 'A talk about what they sign',
    why: 'If you do not pay, they owe the rent.',
    how: 'Read the lease with them. Ask if the promise ends after a year.',
  },
}

export const words = {
  situations,
  papers,
  links: {
    creditReport: 'AnnualCreditReport.com',
    budget: 'Move-in budget',
    letters: 'Letters, ready to send',
    transcript: 'IRS.gov, Get Transcript',
    socialSecurity: 'SSA.gov, my Social Security',
  },
  what: 'What is true for you?',
  pick: 'Pick what fits. The list below gets shorter.',
  yourPapers: 'Your papers',
  ready: (ready: ReactNode, all: number) => (
    <>
      {ready} of {all} ready
    </>
  ),
  print: 'Print the list',
  name: 'Name',
  date: 'Date',
  how: 'How:',
}
