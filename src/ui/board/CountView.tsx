'use client'
import { useEffect } from 'react'
import { postPath } from '@/contract/communityPaths'
import { requestApi } from '../api/requestApi'

/** Reports a view of a post, because its page may come from a cache. */
export function CountView({ id }: { id: number }) {
  useEffect(() => void requestApi(postPath(id, 'views'), { method: 'POST' }), [id])
  return null
}
