/** The admin area is told in English. */
export const editWords = {
  language: 'Language',
  translate: (language: string) => `Translate into ${language}`,
  translateTitle: (title: string, language: string) => `Translate into ${language}: ${title}`,
  lacks: (language: string) => `Not in ${language} yet`,
}
