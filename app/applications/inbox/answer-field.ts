/** What an answer on the private page is posted as. */
export const answerField = 'answer'
/** As long as what an applicant may write there. */
export const maxAnswer = 2000
