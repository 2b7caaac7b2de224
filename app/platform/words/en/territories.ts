/** As they stand in a sentence. */
export const words = {
  PR: 'Puerto Rico',
  GU: 'Guam',
  VI: 'the U.S. Virgin Islands',
  AS: 'American Samoa',
  MP: 'the Northern Mariana Islands',
}
