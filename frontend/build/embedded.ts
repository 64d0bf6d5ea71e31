import type { Plugin } from 'vite';

/** While developing, the page that other sites may frame is at its address, as the server has it. */
export function embedded(): Plugin {
  return {
    name: 'craits:embedded',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/embed/') === true) request.url = '/embed.html';
        next();
      });
    },
  };
}
