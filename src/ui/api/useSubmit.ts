import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { newIdempotencyKey } from '@/contract/headers'
import type { ApiError, ApiResult } from './requestApi'

interface Options<Input, T> {
  onSuccess?: (data: T, input: Input) => unknown
  onError?: (error: ApiError, input: Input) => unknown
  /** success leads to another page, so stay pending until then */
  leavesPage?: boolean
}

interface Submit<Input> {
  submit: (input: Input) => void
  isPending: boolean
  pendingInput: Input | undefined
  /** the last error; null while the next submission is pending */
  error: ApiError | null
  clearError: () => void
}

/**
 * One submission at a time; callbacks run after `isPending` ended, even if the component is unmounted.
 * `key` stays the same until success, so that a retry after a lost response creates nothing twice.
 */
export function useSubmit<T, Input = void>(
  request: (input: Input, key: string) => Promise<ApiResult<T>>,
  { onSuccess, onError, leavesPage = false }: Options<Input, T> = {},
): Submit<Input> {
  const isLocked = useRef(false)
  const key = useRef<string | null>(null)
  const { mutateAsync, data, isPending, variables, reset } = useMutation({
    mutationFn: (input: Input) => request(input, (key.current ??= newIdempotencyKey())),
    // Offline, the request fails at once instead of waiting.
    networkMode: 'always',
    // The input may be a password, so do not keep it in the cache.
    gcTime: 1_000,
  })
  const send = async (input: Input): Promise<void> => {
    if (isLocked.current) return
    isLocked.current = true
    const result = await mutateAsync(input).finally(() => {
      isLocked.current = false
    })
    if (!result.ok) return void (await onError?.(result, input))
    key.current = null
    isLocked.current = leavesPage
    await onSuccess?.(result.data, input)
  }
  const error = data?.ok === false ? data : null
  return {
    submit: (input) => void send(input),
    isPending: isPending || (leavesPage && data?.ok === true),
    pendingInput: isPending ? variables : undefined,
    error,
    clearError: () => {
      if (error) reset()
    },
  }
}
