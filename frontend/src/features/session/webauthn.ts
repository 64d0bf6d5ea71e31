import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError } from '@/transport';
import { factors, passkeys, type AuthStep, type PasskeyDoor } from './authApi';

/** Whether this browser, at this address, can have passkeys at all. */
export const canHavePasskeys = (): boolean => browserSupportsWebAuthn();

/** Makes a passkey on this device and leaves its public half with the server. */
export async function addPasskey(name: string): Promise<void> {
  const optionsJSON = (await factors.offerPasskey()) as unknown as PublicKeyCredentialCreationOptionsJSON;
  const credential = await ceremony(() => startRegistration({ optionsJSON }));
  await factors.addPasskey(name, credential);
}

/** Has the device answer for its owner at one of the doors. */
export async function answerWithPasskey(door: PasskeyDoor): Promise<AuthStep> {
  const optionsJSON = (await passkeys.ask(door)) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const credential = await ceremony(() => startAuthentication({ optionsJSON }));
  return passkeys.answer(door, credential);
}

/** What the browser refuses becomes a refusal like the server's, with a code that has a sentence. */
async function ceremony<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    throw new ApiError(0, [{ code: codeOf(error), detail: '', attr: null }]);
  }
}

function codeOf(error: unknown): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return 'passkey_known';
  }
  // Given up, timed out, or no passkey for this site: browsers tell these apart from nobody.
  if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) {
    return 'passkey_given_up';
  }
  return 'passkey_failed';
}
