export const words = { idle: 'Copy', copied: 'Copied!', failed: 'Could not copy' }
