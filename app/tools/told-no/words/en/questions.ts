export const words = {
  happened: {
    question: 'What happened?',
    options: {
      refused: 'They said no',
      terms: 'They want more deposit or a co-signer',
      silent: 'I never heard back, or got no reason',
    },
  },
  toldOn: {
    question: 'When were you told?',
    hint: 'The day of the letter, mail or call.',
    isAhead: 'That day is still to come.',
  },
  state: { question: 'Which state is the home in?', hint: 'For its law and free legal aid.', label: 'State' },
  report: {
    question: 'Did they name a screening company?',
    hint: 'If a report was used, they must name who made it.',
    options: {
      named: 'Yes, I have its name',
      unnamed: 'No, or I cannot find it',
      none: 'They say they used no report',
    },
  },
  reason: {
    question: 'What was the reason?',
    options: {
      credit: 'Credit',
      eviction: 'An eviction',
      lease: 'A broken lease',
      record: 'A record',
      income: 'Income',
      none: 'No reason',
    },
  },
  wrong: {
    question: 'What is wrong in the report?',
    hint: 'Pick all that fit. Not seen it yet? Pick none.',
    options: {
      notMine: 'It is not about me',
      dismissed: 'A case was dismissed or won',
      paid: 'A debt is paid, or the amount is off',
      old: 'It is older than seven years',
      nothing: 'I read it. It is right',
    },
  },
}
