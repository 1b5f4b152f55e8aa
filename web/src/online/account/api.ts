/** What the server is asked about devices, ways back and one's own data. */
import { ask, read, telling } from '../api';
import type {
  Ceremony,
  CeremonyAnswer,
  DeviceLink,
  Me,
  Passkey,
  Proofs,
  RecoveryCodes,
  SignIn,
} from '../generated';

export const proofs = (): Promise<Proofs> => read<Proofs>('me/proofs');

export const makeLink = (): Promise<DeviceLink> =>
  read<DeviceLink>('me/links', telling('POST', {}));

export const makeCodes = (): Promise<RecoveryCodes> =>
  read<RecoveryCodes>('me/recovery', telling('POST', {}));

export async function endSession(id: string): Promise<void> {
  await ask(`me/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

export async function endOthers(): Promise<void> {
  await ask('me/sessions', { method: 'DELETE' });
}

export async function signOut(): Promise<void> {
  await ask('sign-out', telling('POST', {}));
}

export async function forget(name: string): Promise<void> {
  await ask('me/forget', telling('POST', { name }));
}

export async function everything(): Promise<Blob> {
  return (await ask('me/everything', {}, 120_000)).blob();
}

export async function removePasskey(id: string): Promise<void> {
  await ask(`me/passkeys/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

export const signIn = (proof: SignIn): Promise<Me> => read<Me>('sign-in', telling('POST', proof));

/** Whether this browser can do ceremonies as the server writes them. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function';

const answer = ({ ceremony }: Ceremony, credential: PublicKeyCredential): CeremonyAnswer => ({
  ceremony,
  credential: credential.toJSON() as unknown,
});

/** Adds a passkey; nothing if whoever was asked changed their mind. */
export async function addPasskey(): Promise<Passkey | null> {
  const begun = await read<Ceremony>('me/passkeys/begin', telling('POST', {}));
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    begun.options as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await asked(() => navigator.credentials.create({ publicKey }));
  if (!credential) return null;
  return read<Passkey>('me/passkeys', telling('POST', answer(begun, credential)));
}

/** Signs in with a passkey; nothing if whoever was asked changed their mind. */
export async function usePasskey(): Promise<Me | null> {
  const begun = await read<Ceremony>('sign-in/passkey', telling('POST', {}));
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    begun.options as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await asked(() => navigator.credentials.get({ publicKey }));
  return credential ? signIn({ by: 'passkey', answer: answer(begun, credential) }) : null;
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    // Cancelled, timed out, or this authenticator is known already.
    if (error instanceof DOMException) return null;
    throw error;
  }
}
