/** Loaded into a server for a test that cannot wait: at each SIGUSR2 half a minute passes at once, and it says so. */
const now = performance.now.bind(performance)
let passedMs = 0
performance.now = () => now() + passedMs
process.on('SIGUSR2', () => {
  passedMs += 30_000
  process.stdout.write('half a minute passed\n')
})
