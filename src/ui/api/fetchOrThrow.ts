import { requestApi } from './requestApi'

export async function fetchOrThrow<T>(path: string, signal: AbortSignal): Promise<T> {
  const answered = await requestApi<T>(path, { signal })
  if (!answered.ok) throw new Error(answered.message)
  return answered.data
}
