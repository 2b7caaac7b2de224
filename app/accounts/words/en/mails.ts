/** To people of the team, and to those who are to join it. */
export const words = {
  reset: {
    subject: (brand: string) => `${brand}: set a new password`,
    asked: (brand: string) =>
      `Somebody, hopefully you, asked for a new password for your admin account at ${brand}.`,
    link: (minutes: number) => `With this link you can set one. It works once, and for ${minutes} minutes.`,
    set: 'Set a new password',
    signsOut: 'A new password signs your account out everywhere and removes its passkeys.',
    notYou: 'You did not ask for it? Then do nothing: your password stays as it is.',
  },
  invitation: {
    subject: (brand: string) => `${brand}: you are invited to the team`,
    invited: (brand: string) => `You are invited to work in the admin area of ${brand}.`,
    link: (days: number) =>
      `With this link you choose a name and a password. It works once, and for ${days} days.`,
    join: 'Join the team',
    notYou: 'You do not know what this is about? Then do nothing: without you no account is made.',
  },
}
