import { protectionAmount, protectionDue, protectionName } from '../claims/protection.ts'
import type { Fee, Section } from '../landing/sections.ts'

export const protectionFee: Fee = {
  name: protectionName,
  amount: protectionAmount,
  due: protectionDue,
  comesBack: 'We do not get this money, so we cannot return it. Ask that company about its rules.',
}

export const protectionSection: Section = {
  kind: 'prose',
  heading: 'A renter-protection plan is required',
  paragraphs: [
    'Every client needs a renter-protection plan. It is run by a third party. That is a company that is not us.',
    `You pay ${protectionAmount}. It goes straight to that company, not to us. Ask for the exact amount before you sign, so it fits your budget.`,
  ],
}
