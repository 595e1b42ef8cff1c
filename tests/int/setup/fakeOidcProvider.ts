import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'

/** The claims of a person at the provider. */
export interface Person {
  sub: string
  email?: string
  email_verified?: boolean
  nickname?: string
}

export type Claims = JWTPayload & Person

/** How the provider deviates from a correct one. */
export interface Misbehaviour {
  /** changes the ID token before it is signed */
  claims?: (claims: Claims) => Claims
  /** makes the whole ID token */
  idToken?: (claims: Claims) => string | Promise<string>
  /** answers the token request */
  token?: (res: ServerResponse) => void
  /** answers the request for the discovery document */
  description?: (res: ServerResponse) => void
  keys?: (res: ServerResponse) => void
}

export const CLIENT = { clientId: 'test-client', clientSecret: 'test-client-secret-0123456789abcdef' }
const KID = 'k1'
const MINUTE = 60

interface Promised {
  claims: Claims
  challenge: string
  redirectUri: string
}

export type Issuer = Awaited<ReturnType<typeof startFakeOidcProvider>>

const sendJson = (res: ServerResponse, body: object, status = 200) =>
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

/** An OpenID provider that behaves correctly until it is given a misbehaviour. */
export async function startFakeOidcProvider() {
  const pair = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: KID, alg: 'RS256', use: 'sig' }
  const codes = new Map<string, Promised>()
  const server = createServer((req, res) => void answer(req, res).catch(() => res.destroy()))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const issuer = {
    url,
    trick: {} as Misbehaviour,
    asked: [] as string[],
    publicKey: pair.publicKey,
    sign,
    codeFor,
    close,
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = req.url ?? ''
    issuer.asked.push(path)
    const { description, keys, token } = issuer.trick
    if (path === '/.well-known/openid-configuration')
      return void (description
        ? description(res)
        : sendJson(res, {
            issuer: url,
            authorization_endpoint: `${url}/authorize`,
            token_endpoint: `${url}/token`,
            jwks_uri: `${url}/keys`,
            id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
          }))
    if (path === '/keys') return void (keys ? keys(res) : sendJson(res, { keys: [jwk] }))
    if (path === '/token') return token ? token(res) : exchange(await readForm(req), res)
    res.writeHead(404).end()
  }

  async function exchange(form: URLSearchParams, res: ServerResponse): Promise<void> {
    const promised = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const proven = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const known = form.get('client_id') === CLIENT.clientId && form.get('client_secret') === CLIENT.clientSecret
    if (!known) return void sendJson(res, { error: 'invalid_client' }, 401)
    if (!promised || promised.challenge !== proven || promised.redirectUri !== form.get('redirect_uri'))
      return void sendJson(res, { error: 'invalid_grant' }, 400)
    const claims = issuer.trick.claims?.(promised.claims) ?? promised.claims
    sendJson(res, {
      access_token: randomBytes(8).toString('hex'),
      token_type: 'bearer',
      id_token: await (issuer.trick.idToken?.(claims) ?? sign(claims)),
    })
  }

  /** Signs with the issuer's key, or with another one under a kid of the caller's choice. */
  async function sign(
    claims: Claims,
    { kid = KID, key = pair.privateKey }: { kid?: string; key?: CryptoKey } = {},
  ): Promise<string> {
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key)
  }

  /** Issues a code as if this person had consented at the given authorization address. */
  function codeFor(address: string, person: Person): string {
    const { searchParams } = new URL(address)
    const wanted = (name: string) => searchParams.get(name) ?? ''
    if (wanted('code_challenge_method') !== 'S256' || wanted('response_type') !== 'code')
      throw new Error(`not a sign-in with PKCE: ${address}`)
    const now = Math.floor(Date.now() / 1000)
    const code = randomBytes(16).toString('hex')
    const claims = {
      iss: url,
      aud: CLIENT.clientId,
      iat: now,
      exp: now + 5 * MINUTE,
      nonce: wanted('nonce'),
      ...person,
    }
    codes.set(code, { claims, challenge: wanted('code_challenge'), redirectUri: wanted('redirect_uri') })
    return code
  }

  function close(): Promise<void> {
    return new Promise((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  }
  return issuer
}

async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  const pieces: Buffer[] = []
  for await (const piece of req as AsyncIterable<Buffer>) pieces.push(piece)
  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'))
}
