const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

export const words = {
  binding: {
    section: 'Policies',
    label: (languages: string[]) => `On policies in ${either.format(languages)}`,
    hint: 'The terms, the program policy and the privacy page.',
    ways: { on: 'Say that the English text is the binding one', off: 'Say nothing' },
  },
  sections: {
    banner: 'Banner',
    questions: 'Questions of the forms',
  },
  asItCame: (english: string, language: string, ours: string) =>
    `As it came: “${english}”, in ${language} “${ours}”.`,
  templates: 'Templates of mails and texts',
}
