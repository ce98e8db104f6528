/* No test asks a server that it has not put there itself. */
globalThis.fetch = () => Promise.reject(new Error('there is no server in tests'));
