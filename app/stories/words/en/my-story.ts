export const words = {
  head: {
    title: (brand: string) => `Your story | ${brand}`,
    description: 'Your own story on the approval wall.',
  },
  title: 'Your story',
  keep: 'Keep the address of this page: with it you can come back and see, take back or delete your story.',
  withdrawn: 'Your story has been taken back. It is not on the wall.',
  deleted: 'Your story and its photos have been deleted.',
  missing: 'There is no story under this link. It may have been deleted, or the link is not complete.',
  withdraw: 'Take my story back',
  delete: 'Delete my story and its photos',
  withdrawMeans: 'Taken back, it is not shown on the wall; we keep it in our records.',
  yesWithdraw: 'Yes, take it back',
  toChange: 'To change a word or take out a photo, write to:',
  deleteMeans:
    'It is removed from the wall and from our records, with its photos, and cannot be brought back. Safety copies may hold it until newer ones replace them.',
  yesDelete: 'Yes, delete it',
  seeWall: 'See the wall',
  facts: { headline: 'Headline', sent: 'Sent', photos: 'Photos', status: 'Status' },
  statuses: { pending: 'Waiting for review', approved: 'On the wall', rejected: 'Not on the wall' },
  takenBackOn: (date: string) => `Taken back on ${date}`,
}
