export const words = {
  title: 'Join the team',
  lead: (email: string, role: string) => `As ${email}, in the role of ${role}.`,
  name: 'Your name',
  noName: (most: number) => `Please write your name, in at most ${most} characters`,
  join: 'Join',
  ended: {
    title: 'This invitation has ended',
    lead: (days: number) => `A link works once, and for ${days} days.`,
    askAgain: 'Ask whoever invited you for a new one.',
  },
}
