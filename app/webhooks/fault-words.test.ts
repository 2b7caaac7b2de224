import { expect, test } from 'vitest'
import { faultWords } from './fault-words.ts'

/** Every code that Node gives to a certificate it does not accept. */
const certificateCodes = [
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_CRL',
  'UNABLE_TO_DECRYPT_CERT_SIGNATURE',
  'UNABLE_TO_DECRYPT_CRL_SIGNATURE',
  'UNABLE_TO_DECODE_ISSUER_PUBLIC_KEY',
  'CERT_SIGNATURE_FAILURE',
  'CRL_SIGNATURE_FAILURE',
  'CERT_NOT_YET_VALID',
  'CERT_HAS_EXPIRED',
  'CRL_NOT_YET_VALID',
  'CRL_HAS_EXPIRED',
  'ERROR_IN_CERT_NOT_BEFORE_FIELD',
  'ERROR_IN_CERT_NOT_AFTER_FIELD',
  'ERROR_IN_CRL_LAST_UPDATE_FIELD',
  'ERROR_IN_CRL_NEXT_UPDATE_FIELD',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'CERT_CHAIN_TOO_LONG',
  'CERT_REVOKED',
  'INVALID_CA',
  'PATH_LENGTH_EXCEEDED',
  'INVALID_PURPOSE',
  'CERT_UNTRUSTED',
  'CERT_REJECTED',
  'HOSTNAME_MISMATCH',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]

test.each(certificateCodes)('%s is called a certificate that is not valid', (code) => {
  expect(faultWords(code)).toBe('Its certificate is not valid, or an intermediate one is missing')
})

test.each([
  'EPROTO',
  'ERR_SSL_WRONG_VERSION_NUMBER',
  'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE',
  'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
  'ERR_TLS_HANDSHAKE_TIMEOUT',
])('%s is no fault of the certificate', (code) => {
  expect(faultWords(code)).toBe('No secure connection came about')
})

test.each([
  ['500', 'It answered 500'],
  ['301', 'It answered with a redirect (301), which is not followed'],
  ['ECONNREFUSED', 'Nobody listens at that address'],
  ['HPE_INVALID_CONSTANT', 'The delivery failed on the way'],
  ['unknown', 'The delivery failed on the way'],
])('%s is said in words', (fault, words) => {
  expect(faultWords(fault)).toBe(words)
})
