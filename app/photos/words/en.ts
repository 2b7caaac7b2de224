const unreadable = 'Error uploading file. Please try again.'
const notAnImage = 'Please select an image file'

export const words = {
  /** What the person reads. The specified sentence comes first, what we know besides it after. */
  refusals: {
    'not-image': notAnImage,
    'other-kind': `${notAnImage}. This kind of picture cannot be used here. Please choose a JPG or PNG.`,
    'too-large': 'File size must be less than 5MB',
    'phone-format': `${unreadable} This phone format could not be read. Please choose a JPG or PNG.`,
    unreadable,
    busy: `${unreadable} Many photos are arriving just now.`,
  },
}
