import { expect, it } from 'vitest'
import { isSourceUrl } from '@/domain/http/urls'
import { SOURCE_URL_MAX } from '@/domain/http/limits'

it.each([
  'https://opengov.example/sanction/1',
  'http://www.example.kr:8080/board?id=3&page=1#top',
  'HTTPS://기관.한국/업무추진비',
  'https://example.kr',
])('%s is accepted as a link to a published page', (url) => expect(isSourceUrl(url)).toBe(true))

it.each([
  'javascript:alert(1)',
  'JavaScript://example.kr/%0aalert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.kr/a',
  '//example.kr/a',
  '/a',
  'example.kr',
  '',
  'https://user:pw@example.kr/',
  'https://example.kr@evil.example/',
  'https://example.kr\\@evil.example',
  'https://exa mple.kr',
  'https://example.kr/a\nb',
  'https://',
  'https:///a',
  'https://example.kr:99999/',
  `https://example.kr/${'a'.repeat(SOURCE_URL_MAX)}`,
])('%j is rejected as a link to a published page', (url) => expect(isSourceUrl(url)).toBe(false))
