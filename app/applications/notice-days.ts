/** So long before closed applications are erased, their list says how many. */
export const noticeDays = 30
