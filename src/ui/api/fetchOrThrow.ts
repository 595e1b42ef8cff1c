import { requestApi } from './requestApi'

/** For queries, which know a failure by its being thrown. */
export async function fetchOrThrow<T>(path: string, signal: AbortSignal): Promise<T> {
  const answered = await requestApi<T>(path, { signal })
  if (!answered.ok) throw new Error(answered.message)
  return answered.data
}
