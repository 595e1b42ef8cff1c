import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Configuration, JWK, Provider } from 'oidc-provider'
import { errorPage } from './pages'
import type { DemoUsers } from './demoUsers'
import { silenceConsole } from './silenceConsole'

export interface DemoClient {
  id: string
  secret: string
  redirectUris: string[]
}

export const ACCOUNT_PICKER_PATH = '/people/'
/** Kakao's names. */
export const DEMO_SCOPE = 'openid account_email profile_nickname'

const MINUTE = 60

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    ...(privateKey.export({ format: 'jwk' }) as JWK),
    alg: 'RS256',
    use: 'sig',
    kid: randomBytes(8).toString('hex'),
  }
}

/** Asks for no consent, because the site is its only client. */
export async function createProvider(issuer: string, client: DemoClient, users: DemoUsers): Promise<Provider> {
  const configuration: Configuration = {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: client.redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    scopes: DEMO_SCOPE.split(' '),
    claims: { openid: ['sub'], account_email: ['email', 'email_verified'], profile_nickname: ['nickname'] },
    // The site reads only the ID token, as it does with Kakao.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `${ACCOUNT_PICKER_PATH}${uid}` },
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    ttl: {
      AccessToken: MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 10 * MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: 10 * MINUTE,
      Session: 10 * MINUTE,
    },
    findAccount(_, subject) {
      const user = users.find(subject)
      if (!user) return undefined
      const { nickname, email } = user
      return {
        accountId: subject,
        claims: () => ({ sub: subject, nickname, ...(email === null ? {} : { email, email_verified: true }) }),
      }
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: client.id, accountId: oidc.session?.accountId })
      grant.addOIDCScope(DEMO_SCOPE)
      await grant.save()
      return grant
    },
    renderError(ctx) {
      ctx.type = 'html'
      ctx.body = errorPage()
    },
  }
  return silenceConsole(async () => {
    const { Provider } = await import('oidc-provider')
    return new Provider(issuer, configuration)
  })
}
