const unreadable = 'Error uploading file. Please try again.'
const notAnImage = 'Please select an image file'

/** The form itself knows these. */
export const formRefusals = {
  'not-image': notAnImage,
  'too-large': 'File size must be less than 5MB',
  unreadable,
}

export const words = {
  /** What the person reads. The specified sentence comes first, what we know besides it after. */
  refusals: {
    ...formRefusals,
    'other-kind': `${notAnImage}. This kind of picture cannot be used here. Please choose a JPG or PNG.`,
    'phone-format': `${unreadable} This phone format could not be read. Please choose a JPG or PNG.`,
    'too-many-pixels': `${unreadable} The picture has too many pixels: choose a smaller copy.`,
    busy: `${unreadable} Many photos are arriving just now.`,
  },
}
