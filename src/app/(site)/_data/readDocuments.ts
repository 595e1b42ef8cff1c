import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { readPatiently } from '@/infra/database/readPool'

/** Payload's Local API for pages. `read` passes `overrideAccess: false`: pages show what visitors may read. */
export async function readDocuments<T>(read: (payload: Payload) => Promise<T>): Promise<T> {
  const payload = await getPayload({ config })
  return readPatiently(() => read(payload))
}
