export const maxPhotoBytes = 5 * 1024 * 1024
