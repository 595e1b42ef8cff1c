import { expect, it } from 'vitest'
import { deferScripts } from '@/http/pageCache/cachedPage'

const HEAD =
  '<link rel="stylesheet" href="/_next/static/chunks/a.css"/><link rel="preload" as="script" fetchPriority="low" ' +
  'href="/_next/static/chunks/main.js"/><script src="/_next/static/chunks/one.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script>'
const BODY =
  '<p>한 끼</p><script src="/_next/static/chunks/main.js" async=""></script><script>self.__next_f=[]</script>'
const PAGE = `<html><head>${HEAD}</head><body>${BODY}</body></html>`

const listOf = (html: string): unknown =>
  JSON.parse(/type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

it('Each script file is listed once at the end of the body instead of in an element', () => {
  const html = deferScripts(PAGE)
  expect(listOf(html)).toEqual(['/_next/static/chunks/one.js', '/_next/static/chunks/main.js'])
  expect(html).not.toMatch(/<script src="[^"]+" async/)
  expect(html).not.toContain('as="script"')
  expect(html.indexOf('page-scripts')).toBeGreaterThan(html.indexOf('__next_f'))
})

it('Text, styles, inline scripts and scripts for old browsers stay on the page', () => {
  const html = deferScripts(PAGE)
  for (const kept of [
    '<p>한 끼</p>',
    'href="/_next/static/chunks/a.css"',
    '<script>self.__next_f=[]</script>',
    'old.js',
  ])
    expect(html).toContain(kept)
})

it('The script loader is the same on every page, so that one hash allows it', () => {
  const loaderOf = (html: string) => /<script>(\(\(\)=>.*?)<\/script>/.exec(html)?.[1]
  const other = deferScripts(PAGE.replace('one.js', 'two.js'))
  expect(loaderOf(other)).toBeDefined()
  expect(loaderOf(other)).toBe(loaderOf(deferScripts(PAGE)))
})

it('A page without script files, or without a closing tag, stays as it is', () => {
  for (const page of ['<html><body><p>밥</p></body></html>', '<script src="/_next/static/a.js" async=""></script>'])
    expect(deferScripts(page)).toBe(page)
})

it('Only a restaurant’s page has the script that notes it as seen', () => {
  const scripts = (html: string) => html.split('<script>(()=>').length - 1
  expect(scripts(deferScripts(PAGE))).toBe(1)
  expect(scripts(deferScripts(PAGE.replace('<p>', '<template data-recent="{}"></template><p>')))).toBe(2)
})

it('A page is marked in its head as a member’s, and links are fetched ahead', () => {
  const html = deferScripts(PAGE)
  expect(html).toContain('<head><script>if(')
  expect(JSON.parse(/<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? '')).toHaveProperty('prefetch')
})
