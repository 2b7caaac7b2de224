import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'

/** Whether an app with this setup shows the code, one step of 30 seconds either way, as at every sign-in later. */
export async function isAppCode(setupUri: string, code: string): Promise<boolean> {
  const secret = new URL(setupUri).searchParams.get('secret') ?? ''
  return await createOTP(new TextDecoder().decode(base32.decode(secret))).verify(code)
}
