'use client'
import { useEffect } from 'react'
import { postPath } from '@/domain/community/apiPaths'
import { requestApi } from '../api/requestApi'

/** Tells the server that somebody reads a post: its page is the same for all, and may come from a cache. */
export function CountView({ id }: { id: number }) {
  useEffect(() => void requestApi(postPath(id, 'views'), { method: 'POST' }), [id])
  return null
}
