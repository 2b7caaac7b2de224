import { protectionAmount, protectionDue, protectionName, protectionTerms } from '../claims/protection.ts'
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
  paragraphs: protectionTerms,
}
