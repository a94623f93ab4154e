console.log(process.version, process.argv.slice(2));
setInterval(() => {}, 1000).unref();
